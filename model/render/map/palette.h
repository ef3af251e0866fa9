#pragma once

#include <QRgb>

/// Colours of the map: a warm paper sheet in daylight.
namespace bocage::model::map::colour {

inline constexpr QRgb ink = 0xFF2B2622, paper = 0xFFF4ECD8, surround = 0xFF3A342D, frame = 0xFF1F1B17;
inline constexpr QRgb grass = 0xFFCBC793, grassDark = 0xFFB4B57C, grassLight = 0xFFDAD5A5, soil = 0xFFD3C08F;
inline constexpr QRgb meadow = 0xFFBFC287, meadowDark = 0xFFA9B371, blade = 0xFF8C9356;
inline constexpr QRgb field[] = {0xFFD8CE97, 0xFFD6C78C, 0xFFCFCB90};
inline constexpr QRgb furrow = 0xFFA0945A, furrowLight = 0xFFEFE7BC;
inline constexpr QRgb road = 0xFFE3D5AE, roadEdge = 0xFFBBAA80, rut = 0xFFCDBC8E, pebble = 0xFFB7A67E;
inline constexpr QRgb dirt = 0xFFD2BE93, dirtDark = 0xFFB79F72;
inline constexpr QRgb bank = 0xFF7A6F4C, water = 0xFF7FA9B8, shallow = 0xFFA9C9D1, deep = 0xFF6C97A8;
inline constexpr QRgb swamp = 0xFF8FA08A, swampWater = 0xFF7C9A9B, reed = 0xFF5F6B3C, reedHead = 0xFF6B4B2E;
inline constexpr QRgb mud = 0xFF9C8566, mudDark = 0xFF7E694D, mudLight = 0xFFB7A283;
inline constexpr QRgb sand = 0xFFE6D6A4, sandDark = 0xFFCBB57C, foam = 0xFFF4F1E4;
inline constexpr QRgb rock = 0xFFB3AB9B, rockDark = 0xFF857E71, rockLight = 0xFFD2CBBC;
inline constexpr QRgb stone = 0xFFC9BFA4, stoneEdge = 0xFF6D6550;
inline constexpr QRgb floor = 0xFFD9C29A, floorLine = 0xFFA98A5C, floorDark = 0xFFC9AE80, wood = 0xFF8A6B43;
inline constexpr QRgb flags = 0xFFC7C0B0, flagsLine = 0xFF97907F, concrete = 0xFFB9B6AC;
inline constexpr QRgb wall = 0xFF5B4A3E, wallCore = 0xFF9B2A22, entrance = 0xFF0072B2, opening = 0xFFFFFFFF;
inline constexpr QRgb cave = 0xFF4B4640, caveLight = 0xFF6A6359, caveDark = 0xFF332F2A,
                      caveFloor = 0xFFA79A86, caveCrack = 0xFF776C5B;
inline constexpr QRgb shadow = 0xFF2E2A1E, hedgeShade = 0xFF2E3A22;
inline constexpr QRgb iron = 0xFF4A4A48, rust = 0xFF7C4A2D, neutral = 0xFFBDB7A8;

}  // namespace bocage::model::map::colour
