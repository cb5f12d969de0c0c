const moonlight = '#fff0cc'
const windows = '#ffd98a'
const ridge = '#e6b457'
const night = { wall: '#141d4c', roof: '#3b4f9f', hills: '#1a275f', ground: '#0a1029' } as const

const sky =
  '<linearGradient id="a" x2="0" y2="1"><stop stop-color="#0b1230"/><stop offset=".7" stop-color="#263a86"/><stop offset="1" stop-color="#3a3f86"/></linearGradient><path fill="url(#a)" d="M0 0h480v640H0z"/>'

const moon = `<circle cx="336" cy="152" r="92" fill="${moonlight}" opacity=".08"/><circle cx="336" cy="152" r="62" fill="${moonlight}" opacity=".94"/><path d="M236 176h96M292 206h128M376 128h64" stroke="#18245c" stroke-width="14" stroke-linecap="round"/>`

const hills = `<path d="M0 470Q70 360 140 430T290 400T480 420V640H0z" fill="${night.hills}"/>`

const lanterns = `<path d="M84 0v132M156 0v228" stroke="${moonlight}" stroke-opacity=".5" stroke-width="2"/><g fill="#c4554a"><rect x="58" y="132" width="52" height="64" rx="22"/><rect x="134" y="228" width="44" height="54" rx="19"/></g><path d="M60 150h48M60 178h48M136 244h40M136 266h40" stroke="${moonlight}" stroke-opacity=".55" stroke-width="4"/>`

const walls = `<path fill="${night.wall}" d="M150 404h180v64H150zM96 514h288v86H96z"/><path d="M160 440h160" stroke="${windows}" stroke-width="30" stroke-dasharray="24 10"/><path d="M118 560h244" stroke="${windows}" stroke-width="44" stroke-dasharray="28 26"/>`

const roofs = `<path fill="${night.roof}" d="M84 410Q146 400 172 342H308Q334 400 396 410L386 424H94zM30 524Q116 510 142 458H338Q364 510 450 524L438 542H42z"/><path d="M172 342H308M142 458H338" stroke="${ridge}" stroke-width="5" stroke-linecap="round"/>`

const ground = `<path fill="${night.ground}" d="M0 596h480v44H0z"/><path d="M200 596h80l26 44H174z" fill="${windows}" opacity=".16"/>`

/** A hall at night with lit windows under a moon, 480 by 640, for a tall place or, cut, a small one. */
export const hallPicture = (): string => sky + moon + hills + lanterns + walls + roofs + ground
