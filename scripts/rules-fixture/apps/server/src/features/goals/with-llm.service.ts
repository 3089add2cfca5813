// breaks: llm-library-at-home
import * as sdk from 'ai';
export const borrowed = sdk;
