/** The one stroke of the mark, in a box of 32 by 32. */
export const markPath = "M3 25v-8h7v-9l19 17";
