/**
 * The formats of providers' keys, from their own documentation: how a key begins, and what follows. Lengths are lower
 * bounds, because providers lengthen their keys from time to time.
 */
interface KeyFormat {
  begins: string;
  /** The characters that follow, as a regular expression's class; letters and digits if absent. */
  characters?: string;
  minLength: number;
}

const HEX = '[0-9a-f]';
const UPPER = '[A-Z0-9]';
const WORD = '[A-Za-z0-9_-]';
const DOTTED_CHARACTERS = '[A-Za-z0-9._-]';
const BASE64 = '[A-Za-z0-9+/=_-]';

const FORMATS: readonly KeyFormat[] = [
  // Amazon, Alibaba, Tencent
  { begins: '(?:AKIA|ASIA|ABIA|ACCA)', characters: UPPER, minLength: 16 },
  { begins: 'LTAI', minLength: 16 },
  { begins: 'AKID', minLength: 32 },
  // Google, Microsoft
  { begins: 'AIza', characters: WORD, minLength: 30 },
  { begins: 'GOCSPX-', characters: WORD, minLength: 20 },
  { begins: 'ya29\\.', characters: DOTTED_CHARACTERS, minLength: 30 },
  { begins: '1//0', characters: WORD, minLength: 40 },
  { begins: '[A-Za-z0-9_~.-]{3}\\dQ~', characters: '[A-Za-z0-9_~.-]', minLength: 31 },
  // Language models
  { begins: 'sk-(?:ant-|proj-|or-v1-|svcacct-|admin-|lf-)?', characters: WORD, minLength: 20 },
  { begins: 'gsk_', minLength: 30 },
  { begins: 'hf_', minLength: 28 },
  { begins: 'pplx-', minLength: 30 },
  { begins: 'xai-', minLength: 40 },
  { begins: 'r8_', minLength: 30 },
  { begins: 'tgp_v1_', characters: WORD, minLength: 30 },
  // Source code and packages
  { begins: 'gh[pousr]_', minLength: 30 },
  { begins: 'github_pat_', characters: '[A-Za-z0-9_]', minLength: 40 },
  { begins: 'gl(?:pat|dt|rt|ptt|ft|soat|cbt|agent|imt)-', characters: WORD, minLength: 20 },
  { begins: 'npm_', minLength: 30 },
  { begins: 'pypi-', characters: WORD, minLength: 50 },
  { begins: 'rubygems_', characters: HEX, minLength: 40 },
  { begins: 'dckr_(?:pat|oat)_', characters: WORD, minLength: 24 },
  { begins: 'ATATT3', characters: '[A-Za-z0-9_=-]', minLength: 60 },
  { begins: 'ATBB', minLength: 28 },
  { begins: 'PMAK-', characters: '[A-Za-z0-9-]', minLength: 40 },
  { begins: 'sntry[su]_', characters: BASE64, minLength: 30 },
  { begins: 'lin_(?:api|oauth)_', minLength: 30 },
  { begins: 'figd_', characters: WORD, minLength: 30 },
  { begins: 'ntn_', minLength: 40 },
  { begins: 'secret_', minLength: 40 },
  { begins: 'pat[A-Za-z0-9]{14}\\.', characters: HEX, minLength: 60 },
  // Servers and data
  { begins: 'do[opr]_v1_', characters: HEX, minLength: 60 },
  { begins: 'hv[sbr]\\.', characters: WORD, minLength: 24 },
  { begins: 'dapi', characters: HEX, minLength: 32 },
  { begins: 'sbp_', characters: HEX, minLength: 36 },
  { begins: 'sb_secret_', characters: WORD, minLength: 20 },
  { begins: 'nfp_', minLength: 30 },
  { begins: 'pscale_(?:tkn|pw|oauth)_', characters: DOTTED_CHARACTERS, minLength: 30 },
  { begins: 'tskey-(?:auth|api|client|webhook)-', characters: WORD, minLength: 16 },
  { begins: 'gl(?:sa|c)_', characters: BASE64, minLength: 32 },
  { begins: 'dp\\.(?:pt|st|ct|sa)\\.', characters: DOTTED_CHARACTERS, minLength: 40 },
  { begins: 'pul-', characters: HEX, minLength: 40 },
  { begins: 'NRAK-', characters: UPPER, minLength: 27 },
  { begins: 'HRKU-', characters: WORD, minLength: 36 },
  { begins: 'fo1_', characters: WORD, minLength: 40 },
  { begins: 'ops_eyJ', characters: BASE64, minLength: 100 },
  { begins: '[A-Za-z0-9]{14}\\.atlasv1\\.', characters: WORD, minLength: 60 },
  { begins: 'AGE-SECRET-KEY-1', characters: UPPER, minLength: 50 },
  // Payments, shops, mail, messages
  { begins: '(?:sk|rk)_(?:live|prod)_', minLength: 16 },
  { begins: 'whsec_', characters: BASE64, minLength: 24 },
  { begins: 'rzp_live_', minLength: 14 },
  { begins: 'sq0(?:atp|csp|idp)-', characters: WORD, minLength: 22 },
  { begins: 'EAAA', characters: WORD, minLength: 56 },
  { begins: 'access-production-', characters: '[0-9a-f-]', minLength: 36 },
  { begins: 'shp(?:at|ca|pa|ss|ua)_', characters: '[0-9a-fA-F]', minLength: 30 },
  { begins: 'SG\\.[A-Za-z0-9_-]{16,40}\\.', characters: WORD, minLength: 30 },
  { begins: 'xkeysib-', characters: '[0-9a-f-]', minLength: 60 },
  { begins: 'key-', characters: HEX, minLength: 32 },
  { begins: '[0-9a-f]{32}-us', characters: '\\d', minLength: 1 },
  { begins: 'SK', characters: HEX, minLength: 32 },
  { begins: 'xox[abeprs]-', characters: '[A-Za-z0-9-]', minLength: 20 },
  { begins: 'xapp-', characters: '[A-Za-z0-9-]', minLength: 40 },
  { begins: 'https://hooks\\.slack\\.com/(?:services|workflows)/', characters: '[A-Za-z0-9/]', minLength: 30 },
  {
    begins: 'https://(?:ptb\\.|canary\\.)?discord(?:app)?\\.com/api/webhooks/\\d{15,20}/',
    characters: WORD,
    minLength: 40,
  },
  { begins: '[MNO][A-Za-z0-9_-]{23,27}\\.[A-Za-z0-9_-]{6}\\.', characters: WORD, minLength: 27 },
  { begins: '\\d{8,10}:AA', characters: WORD, minLength: 30 },
];

const MAX_LENGTH = 400;

/** A key of any of the providers. */
export const PROVIDER_KEY = new RegExp(
  `(?<![A-Za-z0-9_])(?:${FORMATS.map(
    ({ begins, characters = '[A-Za-z0-9]', minLength }) => `${begins}${characters}{${minLength},${MAX_LENGTH}}`,
  ).join('|')})(?![A-Za-z0-9])`,
  'g',
);

/** Whether a key is neither an example from documentation nor a name such as 'sk-button-primary-large-rounded'. */
export const isRealKey = (key: string): boolean =>
  !/example|xxxx|your|<|\.\.\./i.test(key) && (/\d/.test(key.slice(4)) || /[a-z][A-Z]/.test(key.slice(4)));
