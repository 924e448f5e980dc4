import { renderStudio } from 'sanity'
import { studioConfig } from './config.ts'
import { loadSettings } from './settings.ts'

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page of the editor has no #root')
try {
  renderStudio(root, studioConfig(await loadSettings()))
} catch (error) {
  root.textContent = `The editor could not start. ${error instanceof Error ? error.message : ''}`
}
