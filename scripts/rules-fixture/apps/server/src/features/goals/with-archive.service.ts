// breaks: archive-library-in-one-place
import * as sdk from 'yauzl';
export const borrowed = sdk;
