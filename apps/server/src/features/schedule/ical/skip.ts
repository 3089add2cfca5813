/** An event that cannot be kept as it is meant; the message is a sentence for the person. */
export class Skip extends Error {}
