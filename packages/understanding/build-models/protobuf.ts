/** The part of protocol buffers that a model file needs: https://protobuf.dev/programming-guides/encoding/ */

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Buffer.from(bytes);
};

export const integerField = (field: number, value: number): Buffer =>
  Buffer.concat([varint(field << 3), varint(value)]);

export const floatField = (field: number, value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([varint((field << 3) | 5), bytes]);
};

/** A string, raw bytes or a nested message. */
export const bytesField = (field: number, value: string | Buffer): Buffer => {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);
};
