/** A Markdown link; the address must be a web address. Without words the host is shown. */
export function toMarkdownLink(title: string | null, url: string): string {
  const words = (title ?? '').replace(/[[\]\s]+/g, ' ').trim() || new URL(url).hostname;
  return `[${words}](${url
    .replace(/[()\s<>]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')})`;
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
