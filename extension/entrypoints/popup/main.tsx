import { createRoot } from 'react-dom/client'
import { Checker } from './checker.tsx'
import './popup.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Checker />)
