// React and React Router choose their development or production build by this variable on import. If it
// is unset, a production build of the site runs with React's development build: every page is a 500.
process.env.NODE_ENV ??= 'production'
