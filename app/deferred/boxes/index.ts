import { enableCopyButtons } from './copy-code.ts'
import { nameScrollBoxes } from './scroll-boxes.ts'

enableCopyButtons()
nameScrollBoxes()
// Read by styles: copy buttons appear.
document.documentElement.dataset.boxes = ''
