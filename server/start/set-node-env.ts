// React and React Router choose their builds by this variable when they are first imported: without
// it, a production build meets React's development build and every page is a 500.
process.env.NODE_ENV ??= 'production'
