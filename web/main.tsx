import './styles/app.css'
import 'react-dom/client'

// The drawing library first, then the app, each in its own time: a page that is there already answers in between.
await new Promise((resolve) => setTimeout(resolve))
await import('./start.tsx')
