/** The background colour of tokens.css, as the browser's toolbar, the manifest and the icons need it. */
export const themeColors = { light: "#fcf9f5", dark: "#07120e" };

/** The picture of a shared link. It has no name in it, so that one file works for every brand. */
export const sharedPicture = {
  path: "/og.png",
  width: 1200,
  height: 630,
  words:
    "Calculate your way to a smarter property decision. A line drawing of a rate line that becomes a house.",
};
