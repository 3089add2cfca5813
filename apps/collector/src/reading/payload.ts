/** One record to be sent: usually a whole file. */
export interface Payload {
  externalId: string;
  format: string;
  /** The provider's key, if it is not the name of the watched source: a folder can hold exports of any provider. */
  provider?: string;
  text: string;
  /** Whether `text` is plain text rather than JSON. */
  isPlainText: boolean;
}
