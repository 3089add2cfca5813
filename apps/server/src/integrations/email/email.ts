/** The port to mail: what the features see of it. */

/** Made by `composeMail`, so that all mails of the app look alike. */
export interface MailContent {
  /** One line; line breaks are not possible in it. */
  subject: string;
  /** The mail for readers without HTML; says everything the HTML says. */
  text: string;
  html: string;
}

export interface Mail extends MailContent {
  /** One address, as the person gave it. */
  to: string;
  /**
   * The same id for every attempt at one mail: it becomes the Message-ID, by which a mailbox recognises a copy.
   * Letters, digits, hyphens and dots.
   */
  id: string;
}

export interface Mailer {
  /** False without SMTP_URL: do not promise mails then, and offer another way. */
  readonly isConfigured: boolean;
  /**
   * Hands one mail to the mail server and resolves when that took it.
   *
   * Throws AppError `email.not_configured`, `email.unavailable` (the server cannot be reached or asks to come back
   * later: trying again makes sense) or `email.refused` (it will not take this mail: trying again does not).
   * One attempt only; a job repeats it.
   */
  send(mail: Mail): Promise<void>;
}
