import type { MailContent } from './email.ts';

export interface MailParts {
  /** The app's name, shown above the text. */
  appName: string;
  subject: string;
  /** The preview text that mail programs show beside the subject; by default the first paragraph. */
  preview?: string;
  /** Plain sentences; HTML in them is escaped. */
  paragraphs: readonly string[];
  /** Groups of lines, such as the events of a day. */
  lists?: readonly { heading: string; items: readonly string[] }[];
  /** The main action. Its address is also shown as text. */
  action?: { label: string; url: string };
  /** Why this mail was sent and how to stop it. */
  footer: string;
}

/** Writes a mail as plain text and as HTML, without pictures, scripts or external resources. */
export function composeMail(parts: MailParts): MailContent {
  const subject = parts.subject.replaceAll(/\s+/g, ' ').trim();
  return { subject, text: writeText(parts), html: writeHtml({ ...parts, subject }) };
}

function writeText({ appName, paragraphs, lists = [], action, footer }: MailParts): string {
  return [
    ...paragraphs,
    ...lists.map(({ heading, items }) => [heading, ...items.map((item) => `- ${item}`)].join('\n')),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    `-- \n${appName}\n${footer}`,
  ]
    .join('\n\n')
    .concat('\n');
}

const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

function writeHtml({ appName, subject, preview, paragraphs, lists = [], action, footer }: MailParts): string {
  const body = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
    ...lists.map(writeList),
    ...(action === undefined ? [] : [writeAction(action)]),
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#f6f7f9;color:#1c2330;font:16px/1.55 ${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview ?? paragraphs[0] ?? '')}</div>
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e3e6eb;border-radius:12px">
<p style="margin:0 0 24px;font-size:14px;font-weight:600;color:#5b6472">${escapeHtml(appName)}</p>
${body}
</div>
<p style="max-width:560px;margin:16px auto 0;padding:0 32px;font-size:13px;color:#5b6472">${linkUrls(footer)}</p>
</body>
</html>
`;
}

function writeList({ heading, items }: { heading: string; items: readonly string[] }): string {
  const lines = items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('');
  return `<h2 style="margin:0 0 8px;font-size:16px">${escapeHtml(heading)}</h2>
<ul style="margin:0 0 16px;padding-left:20px">${lines}</ul>`;
}

function writeAction({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0 16px"><a href="${address}" style="display:inline-block;padding:12px 20px;background:#1f4fd8;color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;color:#5b6472;word-break:break-all">${address}</p>`;
}

/** Escapes a text and makes its URLs links, without the quotes, brackets and punctuation around them. */
function linkUrls(text: string): string {
  // Splitting by a captured group keeps the URLs, at the odd positions.
  const segments = text.split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/);
  return segments
    .map((segment, index) => (index % 2 === 1 ? toLink(escapeHtml(segment)) : escapeHtml(segment)))
    .join('');
}

const toLink = (url: string): string => `<a href="${url}" style="color:#5b6472">${url}</a>`;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
