/** The paper of tokens.css in the form that a browser's own frame, the manifest and the icons need. */
export const themeColors = { light: "#fcf9f5", dark: "#07120e" };

/** The picture that stands beside a shared link. It carries no name, so that one file serves every brand. */
export const sharedPicture = {
  path: "/og.png",
  width: 1200,
  height: 630,
  words:
    "Calculate your way to a smarter property decision. A line drawing of a rate line that becomes a house.",
};
