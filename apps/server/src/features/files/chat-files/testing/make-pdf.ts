/** A PDF with these lines on its pages. A page without lines has no text, like a scanned page. */
export function makePdf(pages: readonly (readonly string[])[], { hasPassword = false } = {}): Buffer {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const pageIds: number[] = [];
  // The object number of the page tree, which follows the font and two objects for each page.
  const treeId = pages.length * 2 + 2;
  for (const lines of pages) {
    const shown = lines.map((line, at) => `BT /F1 12 Tf 50 ${700 - at * 14} Td (${escape(line)}) Tj ET`).join('\n');
    const content = add(`<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`);
    const resources = `<< /Font << /F1 ${font} 0 R >> >>`;
    pageIds.push(
      add(
        `<< /Type /Page /Parent ${treeId} 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources ${resources} >>`,
      ),
    );
  }
  const kids = pageIds.map((id) => `${id} 0 R`).join(' ');
  const tree = add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  const catalog = add(`<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const encryptionId = hasPassword ? add(encryption) : undefined;
  return toPdfFile(objects, catalog, encryptionId);
}

/** Password hashes whose password nobody knows. */
const encryption = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`;

const escape = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);

function toPdfFile(objects: readonly string[], catalog: number, encryptionId: number | undefined): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt =
    encryptionId === undefined ? '' : ` /Encrypt ${encryptionId} 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R${encrypt} >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}
