import { access } from '../access.ts'

/** Shown on every page that describes what the product does. */
export const betaNotice = `${access.beta} This page describes how it is designed to work; details can change before release.`
