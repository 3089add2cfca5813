import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getCurrentUser } from '@app/contract/identity';
import { createUpload, photoMaxBytes } from '@app/contract/objects';
import { removePhoto, setPhoto } from '@app/contract/photo';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_UPLOADS_PER_MINUTE: '10000' } });
});
afterAll(() => app.close());

const makeSquare = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

async function createUploadLink(as: TestUser): Promise<{ requestLine: string; address: string }> {
  const { uploadURL } = (await app.request(createUpload, { as })).body;
  const url = new URL(uploadURL);
  return { requestLine: `PUT ${url.pathname}${url.search}`, address: `${url.origin}${url.pathname}` };
}

const sendUpload = (requestLine: string, body: Buffer, type = 'image/png') =>
  app.request(requestLine, { body, headers: { 'content-type': type } });

async function uploadPicture(as: TestUser, bytes: Buffer, type?: string) {
  const { requestLine, address } = await createUploadLink(as);
  return { response: await sendUpload(requestLine, bytes, type), address, requestLine };
}

async function fetchPicture(address: string) {
  const response = await app.server.app.inject({ url: new URL(address).pathname, headers: { host: 'localhost' } });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

describe('a profile photo', () => {
  test('is uploaded, shown to its owner, replaced and removed', async () => {
    const ann = await app.signUp('Ann');
    const { response, address } = await uploadPicture(
      ann,
      await makeSquare(2000, 1000).jpeg().toBuffer(),
      'image/jpeg',
    );
    expect(response.status).toBe(204);
    const set = await app.request(setPhoto, { as: ann, body: { profileImageUrl: address } });
    expect(set.body).toEqual({ profileImageUrl: address });
    expect((await app.request(getCurrentUser, { as: ann })).body.profileImageUrl).toBe(address);

    const shown = await fetchPicture(address);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(shown.headers['cache-control']).toContain('immutable');
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 512 });

    const next = await uploadPicture(ann, await makeSquare(10).png().toBuffer());
    await app.request(setPhoto, { as: ann, body: { profileImageUrl: next.address } });
    expect((await fetchPicture(address)).status).toBe(404);

    expect((await app.request(removePhoto, { as: ann })).body).toEqual({ profileImageUrl: null });
    expect((await fetchPicture(next.address)).status).toBe(404);
    expect((await app.request(getCurrentUser, { as: ann })).body.profileImageUrl).toBeNull();
  });

  test('must be one of the person’s own uploads, and is stored with the address of this app', async () => {
    const ben = await app.signUp('Ben');
    const eve = await app.signUp('Eve');
    const { address } = await uploadPicture(ben, await makeSquare(10).png().toBuffer());
    const unusedLink = await createUploadLink(eve);
    for (const profileImageUrl of [address, unusedLink.address, 'https://example.org/me.png', '/etc/passwd', '']) {
      const response = await app.request(setPhoto, { as: eve, body: { profileImageUrl } });
      expect(response).toMatchObject({ status: 400, body: { code: 'profile.photo_not_uploaded' } });
    }
    const elsewhere = address.replace('http://localhost', 'https://evil.example');
    const response = await app.request(setPhoto, { as: ben, body: { profileImageUrl: elsewhere } });
    expect(response.body).toEqual({ profileImageUrl: address });
  });

  test('that is not used is deleted after a day', async () => {
    const cy = await app.signUp('Cy');
    const kept = await uploadPicture(cy, await makeSquare(10).png().toBuffer());
    await app.request(setPhoto, { as: cy, body: { profileImageUrl: kept.address } });
    const unused = await uploadPicture(cy, await makeSquare(10).png().toBuffer());
    app.clock.advance(86_400_001);
    await app.server.services.objects.deleteUnused();
    expect((await fetchPicture(unused.address)).status).toBe(404);
    expect((await fetchPicture(kept.address)).status).toBe(200);
  });
});

describe('an upload link', () => {
  test('accepts one picture, within fifteen minutes, and only with its signature', async () => {
    const dan = await app.signUp('Dan');
    const bytes = await makeSquare(10).png().toBuffer();
    const { requestLine } = await uploadPicture(dan, bytes);
    expect(await sendUpload(requestLine, bytes)).toMatchObject({
      status: 409,
      body: { code: 'objects.already_uploaded' },
    });
    const other = await createUploadLink(dan);
    const forged = other.requestLine.replace(/owner=[^&]+/, `owner=${'0'.repeat(8)}-0000-7000-8000-000000000000`);
    const later = other.requestLine.replace(/expires=\d+/, 'expires=99999999999');
    for (const changed of [forged, later]) {
      expect(await sendUpload(changed, bytes)).toMatchObject({ status: 403, body: { code: 'objects.link_expired' } });
    }
    expect(await sendUpload(other.requestLine.split('?')[0] ?? '', bytes)).toMatchObject({ status: 400 });
    app.clock.advance(16 * 60_000);
    expect(await sendUpload(other.requestLine, bytes)).toMatchObject({
      status: 403,
      body: { code: 'objects.link_expired' },
    });
  });

  test('can be used again after an upload that is not a picture', async () => {
    const fay = await app.signUp('Fay');
    const { requestLine } = await createUploadLink(fay);
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect(await sendUpload(requestLine, html)).toMatchObject({ status: 400, body: { code: 'objects.not_a_picture' } });
    expect((await sendUpload(requestLine, await makeSquare(10).png().toBuffer())).status).toBe(204);
  });
});

describe('a picture', () => {
  let gus: TestUser;

  beforeAll(async () => {
    gus = await app.signUp('Gus');
  });

  test('of exactly 5 MB is accepted, and one byte more is refused', async () => {
    const png = await makeSquare(10).png().toBuffer();
    const padPicture = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect((await uploadPicture(gus, padPicture(photoMaxBytes))).response.status).toBe(204);
    expect((await uploadPicture(gus, padPicture(photoMaxBytes + 1))).response).toMatchObject({
      status: 413,
      body: { code: 'objects.too_large', message: 'Please select an image smaller than 5MB' },
    });
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'not_a_picture'],
    ['a PDF', '%PDF-1.7 …', 'not_a_picture'],
    ['nothing', '', 'not_a_picture'],
    ['an HEIC photo', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'heic'],
    ['the beginning of a JPEG', '\u00ff\u00d8\u00ff\u00e0', 'damaged'],
  ])('is not %s', async (_name, text, reason) => {
    const { response } = await uploadPicture(gus, Buffer.from(text, 'latin1'));
    expect(response).toMatchObject({ status: 400, body: { code: `objects.${reason}` } });
  });

  test('has at most 50 megapixels', async () => {
    const { response } = await uploadPicture(gus, await makeSquare(8000, 7000).png().toBuffer());
    expect(response).toMatchObject({ status: 400, body: { code: 'objects.too_many_pixels' } });
  });

  test('that is declared as another type is refused', async () => {
    const { response } = await uploadPicture(gus, await makeSquare(10).png().toBuffer(), 'text/html');
    expect(response).toMatchObject({ status: 415, body: { code: 'request.unsupported_media' } });
  });

  test('is upright and has no metadata', async () => {
    const turned = await makeSquare(40, 20)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { address } = await uploadPicture(gus, turned, 'image/jpeg');
    const metadata = await sharp((await fetchPicture(address)).bytes).metadata();
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual(Array(4).fill(undefined));
  });
});

test('visitors get no upload link', async () => {
  expect(await app.request(createUpload)).toMatchObject({ status: 401 });
});

const realPictures = process.env['REAL_DATA_DIR'] && path.join(process.env['REAL_DATA_DIR'], 'images');

describe.skipIf(!realPictures)('every real picture', () => {
  test.each(['good', 'orientation', 'animated', 'webp-heic-avif', 'truncated-corrupt', 'wrong-type-or-polyglot'])(
    'in the folder %s is re-encoded, or refused with an error code',
    async (folder) => {
      const hal = await app.signUp(`Hal ${folder}`);
      const directory = path.join(realPictures ?? '', folder);
      for (const name of await readdir(directory)) {
        const { response, address } = await uploadPicture(hal, await readFile(path.join(directory, name)));
        if (response.status !== 204) {
          expect([400, 413], name).toContain(response.status);
          expect((response.body as { code: string }).code, name).toMatch(/^objects\./);
          continue;
        }
        const { format, width, height } = await sharp((await fetchPicture(address)).bytes).metadata();
        expect(format, name).toBe('webp');
        expect(Math.max(width, height), name).toBeLessThanOrEqual(1024);
      }
    },
  );
});
