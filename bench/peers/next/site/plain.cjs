const { plain } = require('../../plain.mjs')

module.exports = plain
