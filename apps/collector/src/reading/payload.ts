/** One record to be sent: usually a whole file. */
export interface Payload {
  externalId: string;
  format: string;
  /** The provider, such as `claude`; absent if it is the name of the source. A folder can hold exports of any provider. */
  provider?: string;
  text: string;
  /** Whether `text` is plain text rather than JSON. */
  isPlainText: boolean;
}
