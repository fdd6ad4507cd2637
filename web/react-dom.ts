// The renderer is evaluated with its own file, not with the app's: a prerendered page loads
// the app's files one after another, and stays responsive in between.
import 'react-dom/client'
