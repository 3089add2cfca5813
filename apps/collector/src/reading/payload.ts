/** One record to be sent: usually a whole file. */
export interface Payload {
  externalId: string;
  format: string;
  /** The provider's key, if it differs from the key of the source. */
  provider?: string;
  text: string;
  /** Whether `text` is plain text rather than JSON. */
  isPlainText: boolean;
}
