import './older-node.ts'
import '../main.ts'
