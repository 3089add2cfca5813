/** A multipart/form-data request as browsers send it. */
export function multipart(files: readonly { name: string; bytes: Buffer | string; field?: string }[]): {
  body: Buffer;
  headers: Record<string, string>;
} {
  const boundary = 'test-boundary-7MA4YWxkTrZu0gW';
  const parts = files.flatMap(({ name, bytes, field = 'file' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
