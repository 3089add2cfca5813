import sharp from 'sharp';
import { recogniseText } from './recognise-text.ts';
import { type FileText, UnreadableFile } from './reading-result.ts';

const MAX_PIXELS = 50_000_000;
/** In pixels. Larger pictures are reduced before text recognition. */
const MAX_SIDE = 3_000;

/** Checks that a picture can be decoded, and recognises the text in it if Tesseract is installed. */
export async function readPicture(path: string, type: string): Promise<FileText> {
  const { width, height } = await readSize(path);
  if (width * height > MAX_PIXELS) {
    throw new UnreadableFile('This picture has more than 50 megapixels. Please choose a smaller one.');
  }
  const upright = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
  const text = await recogniseText(upright);
  return { type, texts: text === '' ? [] : [text], pages: null };
}

async function readSize(path: string): Promise<{ width: number; height: number }> {
  // Reads only the header. The limit is off, because sharp's message for a large picture is less clear than ours.
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  return { width: metadata.width, height: metadata.height };
}

const damaged = () => new UnreadableFile('This picture is damaged and cannot be read.');
