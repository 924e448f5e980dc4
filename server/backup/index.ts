export { backUp } from './back-up.ts'
export { backupName, deleteExpiredBackups } from './expire.ts'
export { BackupError } from './manifest.ts'
export { restore } from './restore.ts'
