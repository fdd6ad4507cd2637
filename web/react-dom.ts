// The renderer is evaluated with the file that it is in, and not with the app: a page that the server rendered loads
// the app's files one after the other, and answers in between.
import 'react-dom/client'
