// breaks: embedding-library-in-one-place
import * as sdk from 'onnxruntime-node';
export const borrowed = sdk;
