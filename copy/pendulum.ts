/** The texts of the pendulum. Apart from those of the page, because every page has those. */
export const pendulum = {
  label: 'Weight on the line',
  hint: 'Drag the weight and let go.',
  /** How far the weight is from the vertical, in degrees to either side. */
  value: (degrees: number) => `${Math.abs(degrees)}° off plumb`,
}
