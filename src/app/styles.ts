// The tokens come first: they fix the order of the layers for every other stylesheet.
import '../ui/tokens.css'
import '../ui/base.css'
