/**
 * What a spreadsheet would run, wherever a file of ours is made: people chose some of the words in it. papaparse puts
 * an apostrophe in front; its own rule misses leading spaces, wide signs and whatever has a line break further on.
 * A negative number is no formula, with a decimal point or a decimal comma.
 */
export const formula = /^(?!-\d+(?:[.,]\d+)?$)\s*[=+\-@|\t\r＝＋－＠]/;

/** A byte order mark as the first of a file: without it Excel takes the letters beyond ASCII for others. */
export const csvMark = "\ufeff";
