// breaks: embedding-library-at-home
import * as sdk from 'onnxruntime-node';
export const borrowed = sdk;
