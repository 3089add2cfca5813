export const sentimentOf = (text: string) => text.length;
