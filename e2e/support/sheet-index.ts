import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Picture {
  screen: string;
  state: string;
  width: number;
  theme: string;
  findings: readonly string[];
}

export const pictureFile = ({ screen, state, width, theme }: Omit<Picture, 'findings'>): string =>
  `${screen}-${state}-${width}-${theme}.png`;

/** Adds these pictures to those of earlier runs, and writes the page that shows all of them. */
export async function writeIndex(directory: string, taken: readonly Picture[]): Promise<void> {
  const list = path.join(directory, 'pictures.json');
  const pictures = new Map((await readPictures(list)).map((picture) => [pictureFile(picture), picture]));
  for (const picture of taken) pictures.set(pictureFile(picture), picture);
  const all = [...pictures.values()];
  await writeFile(list, JSON.stringify(all));
  await writeFile(path.join(directory, 'index.html'), makePage(all));
}

async function readPictures(list: string): Promise<Picture[]> {
  try {
    return JSON.parse(await readFile(list, 'utf8')) as Picture[];
  } catch {
    // The first run.
    return [];
  }
}

function makePage(pictures: readonly Picture[]): string {
  const sections = Object.entries(Object.groupBy(pictures, ({ screen, state }) => `${screen}, ${state}`))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, group = []]) => `<h2>${escapeText(name)}</h2><div>${group.map(makeFigure).join('')}</div>`);
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
body { font: 14px system-ui; margin: 24px; background: #888; }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
figure { margin: 0; max-width: 420px; }
img { height: 300px; display: block; }
li { color: #700; overflow-wrap: anywhere; }
</style><h1>${pictures.length} pictures</h1>${sections.join('\n')}`;
}

function makeFigure(picture: Picture): string {
  const file = escapeText(pictureFile(picture));
  const findings = picture.findings.map((finding) => `<li>${escapeText(finding)}</li>`).join('');
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>
<figcaption>${picture.width} px, ${picture.theme}<ul>${findings}</ul></figcaption></figure>`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
