// breaks: archive-library-at-home
import * as sdk from 'yauzl';
export const borrowed = sdk;
