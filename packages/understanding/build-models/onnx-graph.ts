import { bytesField, floatField, integerField } from './protobuf.ts';

/** Numbers of onnx.TensorProto.DataType. */
const TYPES = { float32: 1, int8: 3, int64: 7 } as const;
type TensorType = keyof typeof TYPES;
/** Numbers of onnx.AttributeProto.AttributeType. */
const ATTRIBUTES = { float: 1, integer: 2, integers: 7 } as const;
const IR_VERSION = 8;
const OPERATORS_VERSION = 17;
/** The domain of operators beyond the ONNX standard, such as int8 matrix products. */
export const CONTRIB_DOMAIN = 'com.microsoft';

/** A value in the graph, identified by its name. */
export type Value = string;

export const integerAttribute = (name: string, value: number): Buffer =>
  Buffer.concat([bytesField(1, name), integerField(3, value), integerField(20, ATTRIBUTES.integer)]);
export const floatAttribute = (name: string, value: number): Buffer =>
  Buffer.concat([bytesField(1, name), floatField(2, value), integerField(20, ATTRIBUTES.float)]);
export const integersAttribute = (name: string, values: readonly number[]): Buffer =>
  Buffer.concat([
    bytesField(1, name),
    ...values.map((value) => integerField(8, value)),
    integerField(20, ATTRIBUTES.integers),
  ]);

/** Builds an ONNX model (https://onnx.ai/onnx/repo-docs/IR.html) node by node; the same calls give the same bytes. */
export class OnnxGraph {
  readonly #nodes: Buffer[] = [];
  readonly #tensors: Buffer[] = [];
  readonly #inputsAndOutputs: Buffer[] = [];
  #valueCount = 0;

  /** A constant. `raw` is little-endian, row by row. */
  tensor(shape: readonly number[], type: TensorType, raw: ArrayBufferView): Value {
    const name = `c${this.#tensors.length}`;
    const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
    const parts = [integerField(2, TYPES[type]), bytesField(8, name), bytesField(9, bytes)];
    this.#tensors.push(Buffer.concat([...shape.map((size) => integerField(1, size)), ...parts]));
    return name;
  }

  floats(shape: readonly number[], values: Float32Array): Value {
    return this.tensor(shape, 'float32', values);
  }

  float(value: number): Value {
    return this.tensor([], 'float32', Float32Array.of(value));
  }

  integers(values: readonly number[]): Value {
    return this.tensor([values.length], 'int64', BigInt64Array.from(values, BigInt));
  }

  node(operator: string, inputs: readonly Value[], attributes: readonly Buffer[] = [], domain = ''): Value {
    const output = this.#nextValue();
    this.#add(operator, inputs, [output], attributes, domain);
    return output;
  }

  /** The value split along an axis into parts of the given sizes. */
  split(input: Value, sizes: readonly number[], axis: number): Value[] {
    const outputs = sizes.map(() => this.#nextValue());
    this.#add('Split', [input, this.integers(sizes)], outputs, [integerAttribute('axis', axis)], '');
    return outputs;
  }

  input(name: Value, type: TensorType, shape: readonly (number | string)[]): Value {
    this.#inputsAndOutputs.push(bytesField(11, describe(name, type, shape)));
    return name;
  }

  /** Makes the value an output of the graph. */
  output(name: string, value: Value, shape: readonly (number | string)[]): void {
    this.#add('Identity', [value], [name], [], '');
    this.#inputsAndOutputs.push(bytesField(12, describe(name, 'float32', shape)));
  }

  toModel(name: string): Buffer {
    const graph = Buffer.concat([
      ...this.#nodes.map((node) => bytesField(1, node)),
      bytesField(2, name),
      ...this.#tensors.map((tensor) => bytesField(5, tensor)),
      ...this.#inputsAndOutputs,
    ]);
    return Buffer.concat([
      integerField(1, IR_VERSION),
      bytesField(2, name),
      bytesField(7, graph),
      bytesField(8, Buffer.concat([bytesField(1, ''), integerField(2, OPERATORS_VERSION)])),
      bytesField(8, Buffer.concat([bytesField(1, CONTRIB_DOMAIN), integerField(2, 1)])),
    ]);
  }

  #nextValue(): Value {
    this.#valueCount += 1;
    return `v${this.#valueCount}`;
  }

  #add(
    operator: string,
    inputs: readonly Value[],
    outputs: readonly Value[],
    attributes: readonly Buffer[],
    domain: string,
  ): void {
    this.#nodes.push(
      Buffer.concat([
        ...inputs.map((input) => bytesField(1, input)),
        ...outputs.map((output) => bytesField(2, output)),
        bytesField(4, operator),
        ...attributes.map((attribute) => bytesField(5, attribute)),
        ...(domain === '' ? [] : [bytesField(7, domain)]),
      ]),
    );
  }
}

function describe(name: string, type: TensorType, shape: readonly (number | string)[]): Buffer {
  const sizes = shape.map((size) =>
    bytesField(1, typeof size === 'string' ? bytesField(2, size) : integerField(1, size)),
  );
  const tensor = Buffer.concat([integerField(1, TYPES[type]), bytesField(2, Buffer.concat(sizes))]);
  return Buffer.concat([bytesField(1, name), bytesField(2, bytesField(1, tensor))]);
}
