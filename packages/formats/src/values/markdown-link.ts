/** A Markdown link to a web address; without a title it shows the host. */
export function toMarkdownLink(title: string | null, url: string): string {
  const label = (title ?? '').replace(/[[\]\s]+/g, ' ').trim() || new URL(url).hostname;
  // encodeURIComponent leaves parentheses as they are.
  return `[${label}](${url
    .replace(/[()\s<>]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')})`;
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
