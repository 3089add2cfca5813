/** One record to be sent: usually a whole file. */
export interface Payload {
  externalId: string;
  format: string;
  /** The provider of a file in a collected folder, such as `claude`; absent if the source's name is the provider. */
  provider?: string;
  text: string;
  /** Whether `text` is plain text rather than JSON. */
  isPlainText: boolean;
}
