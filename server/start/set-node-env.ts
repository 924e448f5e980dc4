// When they are imported, React and React Router choose their development or production build by this
// variable. If it's unset, a production build of the site runs with React's development build, and every page
// is a 500.
process.env.NODE_ENV ??= 'production'
