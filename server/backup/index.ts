export { backUp } from './back-up.ts'
export { BackupError } from './manifest.ts'
export { terminalReporter } from './progress-reporter.ts'
export { restore } from './restore.ts'
