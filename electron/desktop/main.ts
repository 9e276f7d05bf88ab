// Where the app starts. The order matters: where everything is kept, then the cache of compiled code, which lies there, then what it is for.
import './home.ts';
import './compileCache.ts';
import './shell.ts';
