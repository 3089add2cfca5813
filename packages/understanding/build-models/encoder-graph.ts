import {
  CONTRIB_DOMAIN,
  floatAttribute,
  integerAttribute,
  integersAttribute,
  OnnxGraph,
  type Value,
} from './onnx-graph.ts';
import { quantiseColumns, quantiseRows } from './quantise.ts';
import type { FindWeight, Weight } from './read-weights.ts';

/** Sizes of the Universal Sentence Encoder lite. */
const PIECES = 8002;
const PIECE_SIZE = 256;
const WIDTH = 512;
const INNER_WIDTH = 1536;
const MAX_PIECES = 128;
const FLOAT = 1;

const floatsOf = ({ data }: Weight): Float32Array => Float32Array.from(data);
const numberOf = ({ data }: Weight): number => data[0] ?? 0;

/**
 * Universal Sentence Encoder lite as an ONNX model: inputs `ids` [B, T] and `mask` [B, T], output `vector` [B, 512] of
 * length 1. With `isQuantised` the matrices are int8 with a scale per column, and the piece table int8 with a scale per
 * row.
 */
export function buildEncoder(find: FindWeight, { isQuantised }: { isQuantised: boolean }): Buffer {
  return new EncoderGraph(find, isQuantised).build();
}

class EncoderGraph {
  readonly #graph = new OnnxGraph();
  readonly #ids = this.#graph.input('ids', 'int64', ['B', 'T']);
  readonly #mask = this.#graph.input('mask', 'float32', ['B', 'T']);
  readonly #find: FindWeight;
  readonly #isQuantised: boolean;
  readonly #heads: number;
  readonly #paddingBias: Value;

  constructor(find: FindWeight, isQuantised: boolean) {
    this.#find = find;
    this.#isQuantised = isQuantised;
    this.#heads = numberOf(
      find('Layer_1/TransformerLayer/MultiheadAttention/split_heads/split_last_dimension/Reshape/shape/2'),
    );
    this.#paddingBias = this.#buildPaddingBias();
  }

  build(): Buffer {
    const graph = this.#graph;
    const embedded = this.#embedPieces();
    // The source model adds the embeddings once more to their sum with the position encodings.
    const positioned = graph.node('Add', [graph.node('Add', [embedded, embedded]), this.#positionEncodings()]);
    const encoded = this.#layer(this.#layer(positioned, 0, PIECE_SIZE), 1, WIDTH);
    const masked = graph.node('Mul', [encoded, graph.node('Unsqueeze', [this.#mask, graph.integers([2])])]);
    const sum = graph.node('ReduceSum', [masked, graph.integers([1])], [integerAttribute('keepdims', 0)]);
    const length = graph.node('ReduceSum', [this.#mask, graph.integers([1])], [integerAttribute('keepdims', 1)]);
    const mean = graph.node('Div', [sum, length]);
    const last = this.#affine(mean, 'tanh_layer_0/weights', 'tanh_layer_0/bias', WIDTH, WIDTH);
    const bounded = graph.node('Tanh', [last]);
    const unit = graph.node('LpNormalization', [bounded], [integerAttribute('axis', -1), integerAttribute('p', 2)]);
    graph.output('vector', unit, ['B', WIDTH]);
    return graph.toModel('sentence-encoder');
  }

  /** Masks padding: in the attention a padding piece gets the exponential of a large negative number as its weight. */
  #buildPaddingBias(): Value {
    const graph = this.#graph;
    const bias = graph.float(numberOf(this.#find('attention_bias_ignore_padding/mul/y')));
    const padding = graph.node('Sub', [graph.float(1), this.#mask]);
    return graph.node('Unsqueeze', [graph.node('Mul', [padding, bias]), graph.integers([1, 2])]);
  }

  #layer(input: Value, layer: number, inputWidth: number): Value {
    const graph = this.#graph;
    const ownPrefix = `Encode/Layer_${layer}/TransformerLayer/`;
    const sharedPrefix = `TransformerStack/Layer_${layer}/TransformerLayer/FFN/`;
    const normalInput = this.#normalise(input, `${ownPrefix}layer_prepostprocess/layer_norm/`);
    const attended = this.#attention(normalInput, layer, inputWidth);
    const sum = graph.node('Add', [attended, inputWidth === WIDTH ? input : this.#widen(input, inputWidth)]);
    const normal = this.#normalise(sum, `${ownPrefix}FFN/layer_prepostprocess/layer_norm/`);
    const first = [
      `${sharedPrefix}conv1/Tensordot/Reshape_1`,
      `${ownPrefix}FFN/conv1/bias/ConcatPartitions/concat`,
    ] as const;
    const inner = graph.node('Relu', [this.#affine(normal, ...first, WIDTH, INNER_WIDTH)]);
    const second = [
      `${sharedPrefix}conv2/Tensordot/Reshape_1`,
      `${ownPrefix}FFN/conv2/bias/ConcatPartitions/concat`,
    ] as const;
    return graph.node('Add', [this.#affine(inner, ...second, INNER_WIDTH, WIDTH), sum]);
  }

  /** The layers are wider than the pieces, so the residual connection around the first layer is widened too. */
  #widen(input: Value, inputWidth: number): Value {
    const dense = 'TransformerLayer/dense/';
    const names = [`${dense}kernel/ConcatPartitions/concat`, `${dense}bias/ConcatPartitions/concat`] as const;
    return this.#affine(input, ...names, inputWidth, WIDTH);
  }

  #attention(input: Value, layer: number, inputWidth: number): Value {
    const graph = this.#graph;
    const ownPrefix = `Encode/Layer_${layer}/TransformerLayer/MultiheadAttention/`;
    const sharedPrefix = `TransformerStack/Layer_${layer}/TransformerLayer/MultiheadAttention/`;
    const headSize = numberOf(this.#find(`${sharedPrefix}split_heads/split_last_dimension/Reshape/shape/3`));
    const size = this.#heads * headSize;
    const inputLayer = `${ownPrefix}qkv_transform_single/`;
    const names = [`${inputLayer}kernel/part_0`, `${inputLayer}bias/ConcatPartitions/concat`] as const;
    const queriesKeysValues = this.#affine(input, ...names, inputWidth, 3 * size);
    const [queries = '', keys = '', values = ''] = graph.split(queriesKeysValues, [size, size, size], -1);
    const scale = graph.float(numberOf(this.#find(`${sharedPrefix}mul/y`)));
    const scaled = graph.node('Mul', [this.#byHead(queries, headSize, [0, 2, 1, 3]), scale]);
    const products = graph.node('MatMul', [scaled, this.#byHead(keys, headSize, [0, 2, 3, 1])]);
    const biased = graph.node('Add', [products, this.#paddingBias]);
    const weights = graph.node('Softmax', [biased], [integerAttribute('axis', -1)]);
    const mixed = graph.node('MatMul', [weights, this.#byHead(values, headSize, [0, 2, 1, 3])]);
    const transposed = graph.node('Transpose', [mixed], [integersAttribute('perm', [0, 2, 1, 3])]);
    const concatenated = graph.node('Reshape', [transposed, graph.integers([0, 0, size])]);
    const outputLayer = `${ownPrefix}output_transform_single/`;
    const last = [`${outputLayer}kernel/part_0`, `${outputLayer}bias/ConcatPartitions/concat`] as const;
    return this.#affine(concatenated, ...last, size, WIDTH);
  }

  #byHead(value: Value, headSize: number, order: readonly number[]): Value {
    const cut = this.#graph.node('Reshape', [value, this.#graph.integers([0, 0, this.#heads, headSize])]);
    return this.#graph.node('Transpose', [cut], [integersAttribute('perm', order)]);
  }

  #normalise(input: Value, prefix: string): Value {
    const epsilon = numberOf(this.#find('FFN/layer_prepostprocess/layer_norm/Cast/x'));
    const inputs = [
      input,
      this.#weight(`${prefix}layer_norm_scale/ConcatPartitions/concat`),
      this.#weight(`${prefix}layer_norm_bias/ConcatPartitions/concat`),
    ];
    const attributes = [integerAttribute('axis', -1), floatAttribute('epsilon', epsilon)];
    return this.#graph.node('LayerNormalization', inputs, attributes);
  }

  #weight(ending: string): Value {
    const weight = this.#find(ending);
    return this.#graph.floats(weight.shape, floatsOf(weight));
  }

  /** input × matrix + bias */
  #affine(input: Value, matrix: string, bias: string, rows: number, columns: number): Value {
    const product = this.#product(input, floatsOf(this.#find(matrix)), rows, columns);
    return this.#graph.node('Add', [product, this.#weight(bias)]);
  }

  #product(input: Value, weights: Float32Array, rows: number, columns: number): Value {
    const graph = this.#graph;
    if (!this.#isQuantised) return graph.node('MatMul', [input, graph.floats([rows, columns], weights)]);
    const { values, scales } = quantiseColumns(weights, columns);
    const zeros = graph.tensor([columns], 'int8', new Int8Array(columns));
    const matrix = [graph.tensor([rows, columns], 'int8', values), graph.floats([columns], scales), zeros];
    return graph.node('DynamicQuantizeMatMul', [input, ...matrix], [], CONTRIB_DOMAIN);
  }

  #embedPieces(): Value {
    const graph = this.#graph;
    const table = floatsOf(this.#find('module/Embeddings_en'));
    if (!this.#isQuantised) return graph.node('Gather', [graph.floats([PIECES, PIECE_SIZE], table), this.#ids]);
    const { values, scales } = quantiseRows(table, PIECE_SIZE);
    const rows = graph.node('Gather', [graph.tensor([PIECES, PIECE_SIZE], 'int8', values), this.#ids]);
    const rowScales = graph.node('Gather', [graph.floats([PIECES, 1], scales), this.#ids]);
    return graph.node('Mul', [graph.node('Cast', [rows], [integerAttribute('to', FLOAT)]), rowScales]);
  }

  /** Sinusoidal position encodings, one per piece. */
  #positionEncodings(): Value {
    const graph = this.#graph;
    const frequencies = this.#find('TimingSignal/ExpandDims_1').data;
    const half = PIECE_SIZE / 2;
    const signal = new Float32Array(MAX_PIECES * PIECE_SIZE);
    for (let position = 0; position < MAX_PIECES; position += 1) {
      for (let at = 0; at < half; at += 1) {
        signal[position * PIECE_SIZE + at] = Math.sin(position * (frequencies[at] ?? 0));
        signal[position * PIECE_SIZE + half + at] = Math.cos(position * (frequencies[at] ?? 0));
      }
    }
    const length = graph.node('Gather', [graph.node('Shape', [this.#ids]), graph.integers([1])]);
    const all = graph.floats([MAX_PIECES, PIECE_SIZE], signal);
    return graph.node('Slice', [all, graph.integers([0]), length, graph.integers([0])]);
  }
}
