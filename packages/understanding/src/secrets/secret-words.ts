/**
 * What names a secret. A `password` is chosen by a person, so any value that is no plain word may be one; a `key` is made
 * by a machine, so only a value that looks random is one; a `code` has only digits; a `phrase` is several words.
 */
export type NamedKind = 'password' | 'key' | 'code' | 'phrase';

/** Words for each kind in seven languages, as they stand in sentences: lower case, without accents. */
export const SECRET_WORDS: Record<NamedKind, string> = {
  password: `password, passwd, passcode, passphrase, pwd, pw, pass, mdp, psw, wi-?fi key, login key
wachtwoord, wachtwoorden, toegangscode
passwort, kennwort, wlan-?schlussel, wlan-?passwort, wlan-?kennwort, zugangscode, zugangsdaten
mot de passe, code d'acces, cle wi-?fi, phrase secrete
contrasena, clave, clave de acceso, clave del wi-?fi
parola d'ordine, parola chiave, chiave del wi-?fi
senha, palavra-passe, chave de acesso`,
  key: `secret, secret key, api key, api token, api secret, access key, access token, auth token, auth key, client secret, private key, signing key, signing secret, webhook secret, encryption key, master key, account key, app secret, app key, bot token, token, license key, recovery code, backup code
api-sleutel, geheime sleutel, toegangssleutel
api-schlussel, geheimer schlussel, zugriffstoken, lizenzschlussel
cle api, cle d'api, cle secrete, jeton, jeton d'acces
clave api, clave de api, clave secreta, token de acceso
chiave api, chiave segreta, token di accesso
chave api, chave de api, chave da api, chave secreta, token de acesso`,
  code: `pin, pin code, pincode, pin-code, passcode, access code, entry code, door code, gate code, alarm code, lock code, unlock code, safe code, security code
toegangscode, inlogcode, deurcode, alarmcode
zugangscode, turcode, alarmcode, sperrcode, geheimzahl
code pin, code d'acces, code de la porte, code de l'alarme
codigo pin, codigo de acceso, codigo de la alarma, codigo de la puerta
codice pin, codice di accesso, codice della porta, codice dell'allarme
codigo de acesso, codigo da porta, codigo do alarme`,
  phrase: `passphrase, pass phrase, seed phrase, recovery phrase, secret phrase, mnemonic, seed words
wachtzin, herstelzin
passphrase, wiederherstellungsphrase
phrase secrete, phrase de recuperation
frase semilla, frase de recuperacion
frase segreta, frase di recupero
frase secreta, frase de recuperacao`,
};

/** What stands between the word and the value: 'is', 'lautet', ':'. */
export const LINKS =
  "is|was|is now|c'est|c’est|will be|to|ist|lautet|heisst|auf|wordt|naar|est|sera|es|sera|a|e|eh|per|como|now";

/**
 * The last words of a name in code or configuration that holds a secret, joined: `DB_PASSWORD` ends in 'password',
 * `awsSecretAccessKey` in 'accesskey'.
 */
export const NAME_ENDINGS: Record<'password' | 'key', readonly string[]> = {
  password: [
    'password',
    'passwd',
    'pwd',
    'pw',
    'pass',
    'passwort',
    'kennwort',
    'wachtwoord',
    'contrasena',
    'senha',
    'motdepasse',
    'mdp',
  ],
  key: [
    'passphrase',
    'secret',
    'secrets',
    'secretkey',
    'apikey',
    'apisecret',
    'apitoken',
    'accesskey',
    'accesstoken',
    'authkey',
    'authtoken',
    'refreshtoken',
    'bearertoken',
    'token',
    'clientsecret',
    'privatekey',
    'signingkey',
    'signingsecret',
    'encryptionkey',
    'masterkey',
    'accountkey',
    'servicekey',
    'deploykey',
    'licensekey',
    'appkey',
    'pat',
    'salt',
  ],
};
