// breaks: llm-library-in-one-place
import * as sdk from 'ai';
export const borrowed = sdk;
