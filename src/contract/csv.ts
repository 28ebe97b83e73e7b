/**
 * Matches what a spreadsheet would run as a formula: visitors typed some of the texts in our files. papaparse puts
 * an apostrophe in front; its own rule misses leading spaces, full-width signs and texts with a line break.
 * A negative number is no formula, with a decimal point or a decimal comma.
 */
export const formula = /^(?!-\d+(?:[.,]\d+)?$)\s*[=+\-@|\t\r＝＋－＠]/;

/** A byte order mark at the start of a file: without it Excel misreads letters beyond ASCII. */
export const csvMark = "\ufeff";
