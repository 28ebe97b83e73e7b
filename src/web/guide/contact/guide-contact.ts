/** The words of the guide's way to the partner. */
export const contactLabel = "Get Property Financing Help";
