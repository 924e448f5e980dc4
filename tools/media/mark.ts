import { colors } from '#copy/colors.ts'

/**
 * The logo as an icon. The weight is within the inner four fifths, so that launchers may crop the icon to
 * any shape.
 */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${colors.ink}" d="M0 0h32v32H0z"/><path fill="${colors.accent}" d="M15 0h2v11h6.5L16 26 8.5 11H15z"/></svg>
`
