import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '../given.css'
import { Page } from './page.tsx'

const router = createBrowserRouter([{ path: '*', element: <Page /> }])
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
