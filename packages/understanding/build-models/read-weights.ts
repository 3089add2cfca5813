import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A weight as the source model stores it, row by row. */
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

/** Finds the one weight whose name ends so. Throws when there is none. */
export type FindWeight = (ending: string) => Weight;

/** Reads the weights that a TensorFlow.js model of `directory` lists in its model.json. */
export function readWeights(directory: string): FindWeight {
  const manifest = JSON.parse(readFileSync(join(directory, 'model.json'), 'utf8')) as Manifest;
  const byName = new Map<string, Weight>();
  for (const group of manifest.weightsManifest) {
    // The package drops the ending that the manifest still names.
    const bytes = Buffer.concat(group.paths.map((name) => readFileSync(join(directory, name.replace(/\.bin$/, '')))));
    let offset = 0;
    for (const { name, shape, dtype } of group.weights) {
      const length = shape.reduce((product, size) => product * size, 1) * 4;
      const piece = new Uint8Array(bytes.subarray(offset, offset + length)).buffer;
      byName.set(name, { shape, data: dtype === 'float32' ? new Float32Array(piece) : new Int32Array(piece) });
      offset += length;
    }
  }
  return (ending) => {
    for (const [name, weight] of byName) if (name.endsWith(ending)) return weight;
    throw new Error(`the model has no weight that ends in ${ending}`);
  };
}
