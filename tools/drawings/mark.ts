// The colours of app/styles/theme.css: no stylesheet reaches a picture.
const ink = '#0a0b0d'
const signal = '#b6f24a'

/**
 * The mark as an icon: the line from the upper edge, its bob in the middle, on ink. The bob keeps to
 * the inner four fifths, so that a launcher may cut the icon to any shape.
 */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${ink}" d="M0 0h32v32H0z"/><path fill="${signal}" d="M15 0h2v11h6.5L16 26 8.5 11H15z"/></svg>
`
