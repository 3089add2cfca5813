import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A weight of the source model, in row-major order. */
export interface Weight {
  shape: readonly number[];
  data: Float32Array | Int32Array;
}

interface Manifest {
  weightsManifest: {
    paths: string[];
    weights: { name: string; shape: number[]; dtype: 'float32' | 'int32' | 'bool' }[];
  }[];
}

/** Returns the first weight whose name ends in `ending`. Throws if there is none. */
export type FindWeight = (ending: string) => Weight;

/** Reads the weights listed in `directory`'s TensorFlow.js model.json. */
export function readWeights(directory: string): FindWeight {
  const manifest = JSON.parse(readFileSync(join(directory, 'model.json'), 'utf8')) as Manifest;
  const byName = new Map<string, Weight>();
  for (const group of manifest.weightsManifest) {
    // The package's files lack the extension that the manifest names.
    const bytes = Buffer.concat(group.paths.map((name) => readFileSync(join(directory, name.replace(/\.bin$/, '')))));
    let offset = 0;
    for (const { name, shape, dtype } of group.weights) {
      const length = shape.reduce((product, size) => product * size, 1) * 4;
      const copy = new Uint8Array(bytes.subarray(offset, offset + length)).buffer;
      byName.set(name, { shape, data: dtype === 'float32' ? new Float32Array(copy) : new Int32Array(copy) });
      offset += length;
    }
  }
  return (ending) => {
    for (const [name, weight] of byName) if (name.endsWith(ending)) return weight;
    throw new Error(`the model has no weight that ends in ${ending}`);
  };
}
